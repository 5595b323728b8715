export { drawable } from './text.core.ts';
export { DISPLAY_FONT, MARGIN, shareCard, text, type Card } from './share-card.core.ts';
export { ShareImages, versionIn } from './share-images.ts';
