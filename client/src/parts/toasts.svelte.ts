/** Short news at the edge of the page, read out politely and gone after a while. */

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'trouble';
}

class ToastList {
  list = $state<Toast[]>([]);
  #next = 0;

  show(text: string, kind: Toast['kind'] = 'news', milliseconds = 5000): void {
    const id = this.#next++;
    this.list.push({ id, text, kind });
    setTimeout(() => this.dismiss(id), milliseconds);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new ToastList();
