import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { installWorker } from './install';
import { listenToKeys } from '$lib/shortcuts/shortcuts';
import { lang, preferredLanguage } from '$lib/i18n/lang.svelte';
import { motions } from '$lib/settings/motion.svelte';
import { loadPage } from './pages';
import { keepSteady } from '$lib/ui/stray-clicks';
import { themes } from '$lib/settings/theme.svelte';

themes.restore();
motions.restore();
keepSteady();
listenToKeys();
// Texts and page are fetched in parallel. App shows the error of a page that fails to load.
await Promise.all([lang.use(preferredLanguage()), loadPage(location.pathname).catch(() => {})]);
mount(App, { target: document.getElementById('app')! });
installWorker();
