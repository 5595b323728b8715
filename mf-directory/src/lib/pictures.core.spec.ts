import { withoutRepeats } from './pictures.core.ts';

const at = (...images: (string | null)[]) =>
  withoutRepeats(images.map((image) => ({ image }))).map(({ image }) => image);

it('six neighbours show six scenes, of which one in other colors is the same', () => {
  const [door, blueDoor] = ['/api/images/firms/0002.svg', '/api/images/firms/0012.svg'];
  expect(at(door, blueDoor, null, 'a', 'b', 'c', blueDoor, door)).toEqual([
    door,
    null,
    null,
    'a',
    'b',
    'c',
    blueDoor,
    null,
  ]);
});
