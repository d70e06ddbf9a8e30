import { StepsList } from './steps-list';
import type { SectionKind, ContentProps } from '../section-kind';

const Steps = ({ section }: ContentProps<'steps'>) => <StepsList items={section.items} />;

export const steps: SectionKind<'steps'> = { Content: Steps };
