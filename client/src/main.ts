import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { installWorker } from './comfort/install';
import { listenToKeys } from './comfort/shortcuts';
import { lang, preferredLanguage } from './lang/lang.svelte';
import { motions } from './motion.svelte';
import { loadPage } from './pages';
import { keepSteady } from './parts/steady';
import { themes } from './theme.svelte';

themes.restore();
motions.restore();
keepSteady();
listenToKeys();
// Texts and page are fetched in parallel. App shows the error of a page that fails to load.
await Promise.all([lang.use(preferredLanguage()), loadPage(location.pathname).catch(() => {})]);
mount(App, { target: document.getElementById('app')! });
installWorker();
