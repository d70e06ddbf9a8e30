import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/islands/auth-provider';
import { Toaster } from '@/components/islands/toaster';
import { EarlySubmit } from '@/components/ui/early-submit';

/** Everything around a form page that needs script. */
export default function InteractiveLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AuthProvider>
      <EarlySubmit />
      {children}
      <Toaster />
    </AuthProvider>
  );
}
