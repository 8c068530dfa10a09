/** The stored theme: light, dark, or that of the system. */

import { readText, writeText } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Themes {
  theme = $state<Theme>('system');

  use(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    writeText('theme', theme);
  }

  restore(): void {
    const kept = readText('theme');
    this.use(THEMES.find((theme) => theme === kept) ?? 'system');
  }
}

export const themes = new Themes();
