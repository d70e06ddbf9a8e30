import type { Metadata } from 'next';
import { RegistrationForm } from '@/components/islands/registration-form';
import { NoScriptNote } from '@/components/ui/no-script-note';

export const metadata: Metadata = { title: 'Operator registration' };

/** The page where operators register. */
export default function OperatorRegistrationPage() {
  return (
    <main className="mx-auto max-w-3xl p-6">
      <h1 className="mb-6 text-4xl font-bold">Join Our Operator Network</h1>
      <NoScriptNote />
      <RegistrationForm />
    </main>
  );
}
