import preset from '../jest.preset.mjs';
export default preset({ testTimeout: 60_000 });
