import type { ToastRequest } from '@lawdex/contracts';
import { emit, on } from './events.ts';

const toast: ToastRequest = { title: 'Saved' };

it('browser events reach everyone who listens, until they stop', () => {
  const heard: string[] = [];
  const stop = on('toast:show', ({ title }) => heard.push(`a ${title}`));
  on('toast:show', ({ title }) => heard.push(`b ${title}`));
  emit('toast:show', toast);
  stop();
  emit('toast:show', toast);
  expect(heard).toEqual(['a Saved', 'b Saved', 'b Saved']);
});
