import type { ContentProps } from '../kind.ts';
import { StepList } from './step-list.tsx';

export const Steps = ({ section }: ContentProps<'steps'>) => <StepList items={section.items} />;
