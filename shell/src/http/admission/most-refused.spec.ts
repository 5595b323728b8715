import { jest } from '@jest/globals';
import { MostRefused } from './most-refused.ts';

const onMostRefused = jest.fn();
let crowd: MostRefused;

beforeEach(() => {
  jest.useFakeTimers();
  onMostRefused.mockClear();
  crowd = new MostRefused(onMostRefused);
});
afterEach(() => {
  jest.useRealTimers();
});

function aSecondOf(letIn: number, refused: number): void {
  for (let visitor = 0; visitor < letIn; visitor++) crowd.letIn();
  for (let visitor = 0; visitor < refused; visitor++) crowd.refused();
  jest.advanceTimersByTime(1_000);
}

describe('MostRefused', () => {
  it('tells of a second in which more visitors were refused than let in', () => {
    aSecondOf(10, 11);
    expect(onMostRefused).not.toHaveBeenCalled();
    aSecondOf(10, 0);
    expect(onMostRefused).toHaveBeenCalledTimes(1);
  });

  it('says nothing when the next visitor comes long after', () => {
    aSecondOf(10, 11);
    jest.advanceTimersByTime(1_000);
    aSecondOf(1, 0);
    expect(onMostRefused).not.toHaveBeenCalled();
  });

  it('says nothing of a few for whom there was no room, however long that goes on', () => {
    for (let second = 0; second < 10; second++) aSecondOf(10, 10);
    expect(onMostRefused).not.toHaveBeenCalled();
  });
});
