/** The language of the page: Fluent messages, loaded one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '$lib/api/types';
import { readText, writeText } from '$lib/settings/storage';

export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const sources = import.meta.glob<string>('../generated/locale/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Serbian is written in Latin letters here. */
export const tagOf = (language: Language): string => (language === 'sr' ? 'sr-Latn' : language);

export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(tagOf(language), { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length) console.error(language, errors);
  return bundle;
}

async function load(name: string): Promise<string> {
  const response = await fetch(sources[`../generated/locale/${name}.txt`] ?? '');
  if (!response.ok) throw new Error(`texts not loaded: ${name}`);
  return response.text();
}

class Lang {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Topics that pages have loaded beside the texts of every page. */
  #topics = new Set<string>();

  /** Load a language and switch to it. */
  async use(language: Language): Promise<void> {
    const texts = await Promise.all([language, ...[...this.#topics].map((topic) => `${topic}-${language}`)].map(load));
    this.speak(language, makeBundle(language, texts.join('\n')));
    document.documentElement.lang = tagOf(language);
    writeText('language', language);
  }

  /** Load the texts of a topic, in the current language and in every later one. */
  async add(topic: string): Promise<void> {
    if (this.#topics.has(topic)) return;
    this.#topics.add(topic);
    await this.use(this.language);
  }

  speak(language: Language, bundle: FluentBundle): void {
    this.#bundle = bundle;
    this.language = language;
  }

  /** Return whether the language has a message. */
  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** Return the text of a message; a missing one shows its id, and fails the tests. */
  text(id: string, args: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, args) : id;
  }
}

export const lang = new Lang();
export const t = (id: string, args?: Arguments): string => lang.text(id, args);

/** Return the stored language, else the first supported one of the browser's. */
export function preferredLanguage(): Language {
  const wanted = [readText('language') ?? '', ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  const known = wanted.find((tag): tag is Language => tag in LANGUAGES);
  return known ?? 'en';
}
