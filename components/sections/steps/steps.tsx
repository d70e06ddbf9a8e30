import { StepsList } from './steps-list';
import type { ContentProps } from '../content-props';

export const Steps = ({ section }: ContentProps<'steps'>) => <StepsList items={section.items} />;
