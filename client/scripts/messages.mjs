// The types of messages and their arguments, from the Fluent texts of all languages.
import { FluentResource } from '@fluent/bundle';

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Return whether a selection is by number: a number has plural categories and exact values, a word has its own. */
const isPlural = (expression) =>
  expression.variants.every(({ key }) => key.type === 'num' || PLURALS.has(key.value)) &&
  expression.variants.some(({ key }) => key.type === 'num' || key.value !== 'other');

/** Add the arguments of a pattern or expression to a map from names to whether they must be numbers. */
function collect(part, found) {
  if (Array.isArray(part)) for (const element of part) collect(element, found);
  if (part === null || typeof part !== 'object') return;
  if (part.type === 'var') found.set(part.name, found.get(part.name) ?? false);
  if (part.type === 'func') collect(part.args, found);
  if (part.type === 'select') {
    collect(part.selector, found);
    if (part.selector.type === 'var' && isPlural(part)) found.set(part.selector.name, true);
    for (const variant of part.variants) collect(variant.value, found);
  }
}

/** Return a TypeScript module with the arguments of every message. */
export function messageTypes(sources) {
  const messages = new Map();
  for (const source of sources) {
    for (const { id, value } of new FluentResource(source).body) {
      if (!messages.has(id)) messages.set(id, new Map());
      collect(value, messages.get(id));
    }
  }
  const lines = [...messages].sort().map(([id, found]) => {
    const fields = [...found].sort().map(([name, isNumber]) => `${name}: ${isNumber ? 'number' : 'string | number'}`);
    return `  '${id}': { ${fields.join('; ')} };`;
  });
  return `/** The arguments of every message. Written by scripts/data.mjs. */\nexport interface Messages {\n${lines.join('\n')}\n}\n`;
}
