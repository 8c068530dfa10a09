// Components take colours, corners, type sizes, layers and breakpoints from the files in SOURCES; these rules reject
// literals. Proportions are allowed: percent, em, viewport and container units.
const SOURCES = ['tokens', 'palette', 'breakpoints', 'fonts'].map((name) => `src/styles/${name}.css`);
const LENGTH = /(?<![\w.])(\d*\.)?\d+(px|rem)\b/;
/** A length that is not the fallback of a custom property. */
const FIXED_LENGTH = /(?<!var\(--[\w-]+,\s*)(?<![\w.])(\d*\.)?\d+(px|rem)\b/;
const COLOUR = { message: 'take colours from tokens.css or palette.css, shaded by color-mix' };
const FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

export default {
  ignoreFiles: SOURCES,
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'color-no-hex': [true, COLOUR],
    'color-named': ['never', COLOUR],
    'function-disallowed-list': [FUNCTIONS, COLOUR],
    'declaration-property-value-disallowed-list': [
      {
        '/radius$/': [FIXED_LENGTH, '50%'],
        '/^font(-size)?$/': [LENGTH, /\b(small|medium|large)/],
        '/^--.*-size$/': [LENGTH],
        'z-index': [/\d/],
      },
      { message: (property, value) => `take ${property} from tokens.css instead of ${value}` },
    ],
    'media-feature-name-disallowed-list': [
      ['/(width|height|aspect-ratio)$/'],
      { message: 'use a name of breakpoints.css, as @media (--narrow)' },
    ],
  },
};
