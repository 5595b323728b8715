import { Rasterizer } from './rasterizer.ts';
import { shareCard } from './share-card.core.ts';

it('the rasterizer goes on after a drawing that cannot be read', async () => {
  const rasterizer = new Rasterizer();
  await expect(rasterizer.png('<svg')).rejects.toThrow();
  const png = await rasterizer.png(shareCard({ name: 'A', line: 'Austin, TX', letters: 'A', tone: 0 }));
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});
