/** Short messages at the edge of the page: a polite live region; each disappears after a while. */
import { ApiError } from '$lib/transport/errors';

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'trouble';
  /** The number of the rule that explains it. */
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

  /** Show an error, with the number of the rule that explains it. */
  showError(error: unknown, rule: string | null = null): void {
    if (!(error instanceof ApiError)) this.show(String(error), 'trouble');
    else this.show(error.text, 'trouble', 8000, rule);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new ToastList();
