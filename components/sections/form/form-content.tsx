import type { ContentProps } from '../kind-renderer.ts';
import { FormIsland } from './form-island.tsx';

export const FormContent = ({ section }: ContentProps<'form'>) => <FormIsland form={section.form} />;
