/** Light, dark, or as the system says; kept between visits. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Themes {
  theme = $state<Theme>('system');

  use(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    localStorage.setItem('theme', theme);
  }

  restore(): void {
    const kept = localStorage.getItem('theme');
    this.use(THEMES.find((theme) => theme === kept) ?? 'system');
  }
}

export const themes = new Themes();
