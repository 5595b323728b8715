import preset from '@lawdex/mf-kit/testing/jest-preset.mjs';
export default preset();
