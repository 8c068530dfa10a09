/** Streams one analysis or review at a time; reconnects. */

import type { Analyse, Analysed, Follow, Followed, FromAnalyst } from '$lib/api/types';
import { ApiError } from '$lib/transport/errors';
import { makeNonce } from '$lib/transport/nonce';
import { ReconnectingConnection } from '$lib/transport/reconnecting-connection';
import type { Transport } from '$lib/transport/transport';
import { routed } from '$lib/device/routes.svelte';

type RequestBody = Omit<Analyse, 'nonce'> | Omit<Follow, 'nonce'>;
type Result = Analysed | Followed;

interface ActiveRequest {
  nonce: string;
  /** Called for every attempt, so that results already received are not requested again. */
  build: () => RequestBody;
  onResult: (result: Result) => void;
  onError: (error: ApiError) => void;
}

export class AnalysisSocket {
  #connection: ReconnectingConnection<FromAnalyst>;
  #isOpen = false;
  #active: ActiveRequest | null = null;

  constructor(transport: Transport = routed) {
    this.#connection = new ReconnectingConnection(transport, '/analysis/socket', {
      onOpen: () => {
        this.#isOpen = true;
        this.#send();
      },
      onMessage: (message) => this.#onMessage(message),
      onLost: () => this.#onLost(),
    });
  }

  /** Send a request, which replaces the request before it. */
  request(build: () => RequestBody, onResult: ActiveRequest['onResult'], onError: ActiveRequest['onError']): void {
    this.#active = { nonce: makeNonce(), build, onResult, onError };
    if (this.#isOpen) this.#send();
    else if (!this.#connection.isActive) this.#connection.open();
  }

  /** Close the connection, which stops the analysis on the server. */
  stop(): void {
    this.#active = null;
    this.#isOpen = false;
    this.#connection.close();
  }

  #send(): void {
    if (this.#active) this.#connection.send({ ...this.#active.build(), nonce: this.#active.nonce });
  }

  #onMessage(message: FromAnalyst): void {
    const active = this.#active;
    if (message.type === 'done' || !active || message.nonce !== active.nonce) return;
    this.#connection.confirm();
    if (message.type === 'refused') {
      this.#active = null;
      active.onError(new ApiError(message.key, message.details));
      return;
    }
    const isLast = message.type === 'analysed' ? message.last : message.review.accounts.length > 0;
    if (isLast) this.#active = null;
    active.onResult(message);
  }

  #onLost(): void {
    this.#isOpen = false;
    if (!this.#active) this.#connection.close();
  }
}
