import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { installWorker } from './comfort/install';
import { listenToKeys } from './comfort/shortcuts';
import { lang, preferredLanguage } from './lang/lang.svelte';
import { motions } from './motion.svelte';
import { pageAt } from './pages';
import { keepSteady } from './parts/steady';
import { themes } from './theme.svelte';

themes.restore();
motions.restore();
keepSteady();
listenToKeys();
// The words and the page are fetched together: on a slow line each wait counts.
await Promise.all([lang.use(preferredLanguage()), pageAt(location.pathname)]);
mount(App, { target: document.getElementById('app')! });
installWorker();
