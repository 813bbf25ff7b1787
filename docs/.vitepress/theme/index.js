import DefaultTheme from 'vitepress/theme';

import BrandedCheckout from './BrandedCheckout.vue';
import LiveExample from './LiveExample.vue';
import Playground from './Playground.vue';
import ThemeControls from './ThemeControls.vue';
import TryLink from './TryLink.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('BrandedCheckout', BrandedCheckout);
    app.component('LiveExample', LiveExample);
    app.component('Playground', Playground);
    app.component('ThemeControls', ThemeControls);
    app.component('TryLink', TryLink);
  },
};
