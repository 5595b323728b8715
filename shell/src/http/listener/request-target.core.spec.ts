import { pathOf } from './request-target.core.ts';
import CASES from '../../../test/requests.json' with { type: 'json' };

it.each(CASES.targets)('%s asks for %s', (target, path) => {
  expect(pathOf(target)).toBe(path);
});
