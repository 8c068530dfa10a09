/** The language of the page: Fluent messages, loaded one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '$lib/api/types';
import type { Messages } from '$lib/generated/messages';
import { readText, writeText } from '$lib/settings/storage';

export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;
export type MessageId = keyof Messages;
/** The messages without arguments. */
export type PlainMessageId = { [Id in MessageId]: keyof Messages[Id] extends never ? Id : never }[MessageId];

/** The intersection of the members of a union. */
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** The arguments that a message needs; of several messages, those of all. */
type ArgumentsOf<Id extends MessageId> = Intersection<Messages[Id]>;

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
  #topics = new Map<string, Promise<void>>();
  #lastLoad: Promise<void> = Promise.resolve();

  /** Load a language and switch to it. */
  use(language: Language): Promise<void> {
    return this.#enqueue(() => this.#load(language));
  }

  /** Run one load after the other, because each replaces the bundle. */
  #enqueue(load: () => Promise<void>): Promise<void> {
    this.#lastLoad = this.#lastLoad.then(load, load);
    return this.#lastLoad;
  }

  async #load(language: Language): Promise<void> {
    const texts = await Promise.all(
      [language, ...[...this.#topics.keys()].map((topic) => `${topic}-${language}`)].map(load),
    );
    this.setBundle(language, makeBundle(language, texts.join('\n')));
    document.documentElement.lang = tagOf(language);
    writeText('language', language);
  }

  /** Load the texts of a topic, in the current language and in every later one. */
  add(topic: string): Promise<void> {
    const known = this.#topics.get(topic);
    if (known) return known;
    const loading = this.#enqueue(() => this.#load(this.language));
    this.#topics.set(topic, loading);
    loading.catch(() => this.#topics.delete(topic));
    return loading;
  }

  setBundle(language: Language, bundle: FluentBundle): void {
    this.#bundle = bundle;
    this.language = language;
  }

  /** Return the id of a message that was composed at run time, or null if there is no such message. */
  find(id: string): MessageId | null {
    return this.#bundle?.hasMessage(id) ? (id as MessageId) : null;
  }

  /** Return the text of a message whose id was composed at run time; shows the id if there is no such message. */
  lookup(id: string, args?: Arguments): string {
    const found = this.find(id);
    return found ? this.text(found, args) : id;
  }

  /** Return the text of a message whose arguments are composed at run time; shows the id if its topic is not loaded. */
  text(id: MessageId, args: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, args) : id;
  }
}

export const lang = new Lang();

/** Return the text of a message. A missing message or argument is a compile error. */
export const t = <Id extends MessageId>(
  id: Id,
  ...[args]: [keyof ArgumentsOf<Id>] extends [never] ? [] : [args: ArgumentsOf<Id>]
): string => lang.text(id, args as Arguments | undefined);

/** Return the stored language, else the first supported one of the browser's. */
export function preferredLanguage(): Language {
  const wanted = [readText('language') ?? '', ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  const known = wanted.find((tag): tag is Language => tag in LANGUAGES);
  return known ?? 'en';
}
