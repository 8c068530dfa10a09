import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

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
);
