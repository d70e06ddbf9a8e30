/**
 * Returns the headers that tell SQL who sent a request, as the JSON that PostgREST puts into `request.headers`. The address
 * of the socket comes last, as a proxy adds it. What a caller says about itself is passed on from this machine alone, where
 * a proxy in front may run.
 */
export function senderHeaders(headers: Headers, socketAddress: string): string {
  const entries: Record<string, string> = { 'x-forwarded-for': socketAddress };
  if (isLoopback(socketAddress)) {
    const connecting = headers.get('cf-connecting-ip');
    const forwarded = headers.get('x-forwarded-for');
    if (connecting !== null) entries['cf-connecting-ip'] = connecting;
    if (forwarded !== null) entries['x-forwarded-for'] = `${forwarded}, ${socketAddress}`;
  }
  return JSON.stringify(entries);
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
