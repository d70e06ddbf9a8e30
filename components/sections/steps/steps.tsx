import type { ContentProps } from '../content-props.ts';
import { StepList } from './step-list.tsx';

export const Steps = ({ section }: ContentProps<'steps'>) => <StepList items={section.items} />;
