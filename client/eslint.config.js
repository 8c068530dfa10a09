import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** Colours and breakpoints live in src/styles; stylelint checks the style blocks, this rule attributes and scripts. */
const LITERALS = [
  'error',
  {
    selector:
      ':matches(Literal, SvelteLiteral)[value=/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^(rgb|hsl|oklch)a?\\(/i]',
    message: 'Take colours from tokens.css or palette.css: var(--name).',
  },
  { selector: 'Literal[value=/\\((min-|max-)?(width|height)/]', message: 'Breakpoints belong into styles.' },
];

export default defineConfig(
  globalIgnores(['.svelte-kit/', 'dist/', 'e2e/', 'static/', 'src/lib/api/types.ts', 'src/lib/generated/']),
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      'max-len': ['error', { code: 140, ignoreUrls: true }],
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess leaves no other short form
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    rules: {
      'svelte/no-navigation-without-resolve': 'off', // cannot see that ruleAddress and paths with a hash are resolved
      'svelte/no-unused-svelte-ignore': 'off', // reports ignores of TypeScript components as unused; svelte-check knows better
      'svelte/no-useless-mustaches': 'off', // {' '} is the way to keep a space before a block
      'svelte/prefer-svelte-reactivity': 'off', // most maps here are private indexes that no template reads
    },
  },
  { files: ['src/**'], rules: { 'no-restricted-syntax': LITERALS } },
);
