/** Whoever analyses, over one socket: the last question is answered bit by bit, also if the line breaks meanwhile. */

import type { Analyse, Analysed, Follow, Followed, FromAnalyst } from '$lib/api/types';
import { Refusal } from '$lib/transport/errors';
import { makeNonce, socketTo, waitBefore } from '$lib/transport/websocket';

type Question = Omit<Analyse, 'nonce'> | Omit<Follow, 'nonce'>;
type Answer = Analysed | Followed;

interface Asked {
  nonce: string;
  /** Made anew for every try: what has been heard need not be told again. */
  question: () => Question;
  hear: (answer: Answer) => void;
  fail: (error: Refusal) => void;
}

export class Analyst {
  #socket: WebSocket | null = null;
  #asked: Asked | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Ask, instead of whatever was asked before. */
  ask(question: () => Question, hear: Asked['hear'], fail: Asked['fail']): void {
    this.#asked = { nonce: makeNonce(), question, hear, fail };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send();
    else if (!this.#socket) this.#open();
  }

  /** Want to hear no more: without a line, nobody thinks on. */
  stop(): void {
    this.#asked = null;
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = socketTo('/analysis/socket');
    this.#socket = socket;
    socket.onopen = () => this.#send();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromAnalyst);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #send(): void {
    if (this.#asked) this.#socket?.send(JSON.stringify({ ...this.#asked.question(), nonce: this.#asked.nonce }));
  }

  #hear(message: FromAnalyst): void {
    const asked = this.#asked;
    if (message.type === 'done' || !asked || message.nonce !== asked.nonce) return;
    this.#tries = 0;
    if (message.type === 'refused') {
      this.#asked = null;
      asked.fail(new Refusal(message.key, message.details));
      return;
    }
    const isLast = message.type === 'analysed' ? message.last : message.review.accounts.length > 0;
    if (isLast) this.#asked = null;
    asked.hear(message);
  }

  #lose(): void {
    this.#socket = null;
    if (!this.#asked) return;
    this.#retry = setTimeout(() => this.#open(), waitBefore(this.#tries));
    this.#tries += 1;
  }
}
