import DefaultTheme from 'vitepress/theme';

import LiveExample from './LiveExample.vue';
import ThemeControls from './ThemeControls.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('ThemeControls', ThemeControls);
  },
};
