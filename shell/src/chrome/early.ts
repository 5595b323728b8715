export const EARLY_SCRIPT = '';
