'use client';

import 'merchant-checkout';

export * from './react-component.tsx';
