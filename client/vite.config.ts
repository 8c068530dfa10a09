import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
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
    String.raw`src/settings/`,
    String.raw`src/api/`,
    String.raw`src/lang/(lang|names)`,
    String.raw`src/comfort/(alerts|ledger|sounds|shortcuts|install)`,
    String.raw`src/(router|reload|theme|motion)\.`,
    String.raw`src/parts/(Button|Dialog|Face|help|toasts|Toasts|steady|within)\b`,
    String.raw`src/table/(seats|figures|summaries|shelf)\b`,
    String.raw`src/pages/(PageBar|Switches)`,
    String.raw`src/guide/(guide|start|load|Owl|Learn)`,
    String.raw`src/rules/(rules|reasons)`,
    String.raw`src/art/(Icon|Amount)`,
  ].join('|'),
);
const TABLE =
  /src\/lang\/(say|events)|src\/(parts|data|duel|classic|table|replay)\/|src\/generated\/(duel|classic)\.json/;

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
  plugins: [svelte(), homeAtOnce],
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
  test: { include: ['tests/**/*.test.ts'] },
});
