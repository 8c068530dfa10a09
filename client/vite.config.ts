import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** What the server sends too: nothing from elsewhere, no inline script or style, no eval. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` talks with a server started by SEVENWONDERS_ORIGINS=http://localhost:5173 sevenwonders serve
  server: { fs: { allow: ['.'] }, proxy: { '/api': { target: 'http://localhost:7777', ws: true } } },
  preview: { headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } },
  test: { include: ['tests/**/*.test.ts'] },
});
