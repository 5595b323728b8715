import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisitorDate } from './VisitorDate.tsx';

export default { component: VisitorDate, args: { iso: '2026-01-05T23:30:00Z' } } satisfies Meta<typeof VisitorDate>;

export const InTheVisitorsZone: StoryObj<typeof VisitorDate> = {};
