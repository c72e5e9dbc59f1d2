export { preloadGuides } from './guide-module.ts';
export { PowerDemo } from './power-demo.tsx';
