import { svelteTesting } from '@testing-library/svelte/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What the server sends too: nothing from elsewhere, no inline script or style, no eval. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What every page needs comes in one piece, what tables and replays need in another: on a slow line requests cost most. */
const BASE = new RegExp(
  [
    String.raw`node_modules/(?!@noble)`,
    String.raw`src/lib/(settings|transport|identity|notifications|history|sound|navigation)/`,
    String.raw`src/lib/api/`,
    String.raw`src/lib/i18n/`,
    String.raw`src/lib/shortcuts/shortcuts`,
    String.raw`src/(install|reload)\.`,
    String.raw`src/lib/ui/(Button|Dialog|Face|tooltip|toasts|Toasts|stray-clicks|clamp|portraits)\b`,
    String.raw`src/lib/games/shared/seats\b`,
    String.raw`src/lib/(table/summaries|requests/)\b`,
    String.raw`src/lib/replay/uploaded-replay`,
    String.raw`src/lib/guide/(guide|start|load|Owl|Learn)\.`,
    String.raw`src/lib/rulebook/(rules|reasons)\.`,
    String.raw`src/lib/art/(Icon|Amount)`,
  ].join('|'),
);
const TABLE =
  /src\/lib\/(games|table|replay|ui|rulebook)\/(?!.*(editor|lessons))|src\/lib\/generated\/(duel|classic)\.json/;

/** Begin to fetch the start page with the first script, where most visits begin. */
const homeAtOnce: Plugin = {
  name: 'home-at-once',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const home = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'Home');
      return home
        ? [{ tag: 'link', attrs: { rel: 'modulepreload', href: `/${home.fileName}` }, injectTo: 'head' }]
        : [];
    },
  },
};

export default defineConfig({
  plugins: [svelte(), homeAtOnce, svelteTesting()],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  build: {
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'tables', test: TABLE, priority: 1 },
          ],
        },
      },
    },
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` talks with a server started by SEVENWONDERS_ORIGINS=http://localhost:5173 sevenwonders serve
  server: { fs: { allow: ['.'] }, proxy: { '/api': { target: 'http://localhost:7777', ws: true } } },
  preview: { headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } },
  // Loading the boards takes seconds where many programs share the processor.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
