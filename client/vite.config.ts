import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';

/** Where the pages are written; the server serves this folder. */
const OUTPUT = process.env['CLIENT_OUTPUT'] ?? '../src/sevenwonders/server/static';
/** The path of a site that is not at the root of its host, as `/sevenwonders`. */
const BASE = (process.env['CLIENT_BASE'] ?? '') as '' | `/${string}`;
/** Equal sources give equal bundles: tools/bundle.py passes their digest. */
const VERSION = process.env['CLIENT_VERSION'] || 'development';
const PAYLOAD = /@sveltejs\/kit\/src\/runtime\/client\/payload|preload-helper/;
const KIT = /@sveltejs\/kit\/src\/(?!runtime\/client\/(payload|entry\.))/;
const FOLDERS = 'api|art|history|i18n|identity|navigation|requests|settings|shortcuts|transport|ui';
/** Modules that the start page shares with other pages. */
const SHARED = [
  'device/routes',
  'games/(registry|duel/index|classic/index|shared/(game|seats))|guide/(Learn|Owl|guide|start)|replay/uploaded-replay|table/summaries',
].join('|');
/** Packages that a single page needs. */
const ON_DEMAND = '@noble|@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname';
const SHELL = new RegExp(
  `src/lib/((${FOLDERS})/|(${SHARED})\\.)|node_modules/(?!@sveltejs|${ON_DEMAND})|routes/\\+(layout|error)`,
);
const BOARDS = /src\/lib\/(games\/.*\.svelte|generated\/(duel|classic)\.json)/;
const BREAKPOINTS = fileURLToPath(new URL('src/styles/breakpoints.css', import.meta.url));
const SERVER = 'http://localhost:7777';

/** SvelteKit hides its announcer by a style attribute, which the policy forbids; `base.css` has a rule instead. */
const announcerStyle: Plugin = {
  name: 'announcer-style',
  enforce: 'pre',
  transform: {
    filter: { id: /@sveltejs\/kit\/src\/runtime\/components\/root\.svelte$/ },
    handler: (code) => code.replace(/\sstyle="[^"]*"/, ''),
  },
};

export default defineConfig({
  plugins: [
    announcerStyle,
    sveltekit({
      adapter: adapter({ pages: OUTPUT, fallback: 'index.html', precompress: true }),
      // The server sends the same policy as a header, see CONTENT_SECURITY_POLICY in middleware.py.
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['none'],
          'script-src': ['self', 'wasm-unsafe-eval'],
          'worker-src': ['self'],
          'style-src': ['self'],
          'img-src': ['self', 'data:'],
          'font-src': ['self'],
          'connect-src': ['self'],
          'manifest-src': ['self'],
          'base-uri': ['none'],
          'form-action': ['self'],
        },
      },
      paths: { base: BASE },
      serviceWorker: { register: false },
      version: { name: VERSION },
    }),
  ],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  css: { postcss: { plugins: [globalData({ files: [BREAKPOINTS] }), customMedia()] } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // On a slow line requests cost most: one chunk of what every page needs, one of what pages with a board share.
          // SvelteKit's modules stay apart: they may be evaluated only after the start script has set their payload.
          output: {
            codeSplitting: {
              groups: [
                { name: 'payload', test: PAYLOAD, priority: 4 },
                { name: 'kit', test: KIT, priority: 3 },
                { name: 'shell', test: SHELL, priority: 2 },
                { name: 'boards', test: BOARDS, minShareCount: 3, priority: 1 },
                { name: 'boards', test: /games\/shared\/Bubble\.svelte/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // `npm run dev` talks to a server started by SEVENWONDERS_ORIGINS=http://localhost:5173 sevenwonders serve
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { proxy: { '/api': { target: SERVER, ws: true } } },
});
