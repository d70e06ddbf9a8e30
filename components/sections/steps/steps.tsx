import type { ContentProps } from '../kind-renderer.ts';
import { StepList } from '../shared/step-list.tsx';

export const Steps = ({ section }: ContentProps<'steps'>) => <StepList items={section.items} />;
