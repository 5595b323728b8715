import { expect, it } from '@jest/globals';
import { onceASecond } from './once-a-second.ts';

it('tells at the first call and at one of each second that follows', () => {
  const told: number[] = [];
  let time = 50;
  const call = onceASecond(
    () => told.push(time),
    () => time,
  );
  for (time = 50; time < 2_500; time += 100) call();
  expect(told).toEqual([50, 1_050, 2_050]);
});
