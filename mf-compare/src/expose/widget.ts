export { CompareWidget as default } from '../features/widget/CompareWidget.tsx';
