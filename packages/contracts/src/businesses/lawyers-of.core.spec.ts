import { beforeLawyers } from './lawyers-of.core.ts';
import { PRACTICE_AREAS } from '../practice-areas/practice-areas.core.ts';

describe('the name of a practice area before lawyers', () => {
  it.each([
    ['Car Accidents', 'Car Accident'],
    ['Wage & Overtime Claims', 'Wage & Overtime Claim'],
    ['Divorce & Family Law', 'Divorce & Family'],
    ['Tax Law', 'Tax'],
    ['Copyrights', 'Copyright'],
    ['Civil Rights', 'Civil Rights'],
    ['Veterans Benefits', 'Veterans Benefits'],
    ['Mesothelioma & Asbestos', 'Mesothelioma & Asbestos'],
    ['Lemon Law', 'Lemon Law'],
    ['Elder Law', 'Elder Law'],
    ['Law', 'Law'],
  ])('%s', (name, before) => {
    expect(beforeLawyers(name)).toBe(before);
  });

  it('is different for every practice area, because pages are titled with it', () => {
    const names = PRACTICE_AREAS.map(({ name }) => beforeLawyers(name));
    expect(new Set(names).size).toBe(names.length);
  });
});
