import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What the server sends too: nothing from elsewhere, no inline script or style, no eval. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What every page needs comes in one piece, what tables and replays need in another: on a slow line requests cost most. */
const BASE =
  /node_modules\/(?!@noble)|src\/settings\/|src\/api\/|src\/lang\/(lang|names)|src\/comfort\/(alerts|ledger|sounds|shortcuts|install)|src\/(router|theme|motion)\.|src\/parts\/(Button|Dialog|Face|help|toasts|Toasts|steady|within)\b|src\/table\/(seats|figures|standing|shelf)\b|src\/pages\/(PageBar|Switches)|src\/guide\/(guide|start|load|Owl|Learn)|src\/rules\/(rules|reasons)|src\/art\/(Icon|Amount)/;
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
