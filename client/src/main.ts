import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { listenToKeys } from './comfort/shortcuts';
import { lang, preferredLanguage } from './lang/lang.svelte';
import { motions } from './motion.svelte';
import { keepSteady } from './parts/steady';
import { themes } from './theme.svelte';

themes.restore();
motions.restore();
keepSteady();
listenToKeys();
await lang.use(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
