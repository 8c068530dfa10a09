/** Short news at the edge of the page, read out politely and gone after a while. */
import type { Game } from '$lib/api/types';
import { ApiError } from '$lib/transport/errors';
import { ruleOfRefusal } from '$lib/rulebook/reasons';

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'trouble';
  /** The rule that says why, if one does. */
  rule: string | null;
}

class ToastList {
  list = $state<Toast[]>([]);
  #next = 0;

  show(text: string, kind: Toast['kind'] = 'news', milliseconds = 5000, rule: string | null = null): void {
    const id = this.#next++;
    this.list.push({ id, text, kind, rule });
    setTimeout(() => this.dismiss(id), milliseconds);
  }

  /** Say what went wrong, and at a game's table which rule is the reason. */
  refuse(error: unknown, game: Game | null = null): void {
    if (!(error instanceof ApiError)) this.show(String(error), 'trouble');
    else this.show(error.text, 'trouble', 8000, game && ruleOfRefusal(error.key, game));
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new ToastList();
