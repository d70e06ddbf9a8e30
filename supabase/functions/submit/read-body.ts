/** The maximum size of a request body in bytes: about four times the size of the longest submission. */
const maxBytes = 256 * 1024;

/**
 * Returns the form data of a request, or why the request is rejected. Stops reading as soon as the body
 * exceeds the size limit.
 */
export const readBody = async (request: Request): Promise<FormData | 'tooLarge' | 'unreadable'> => {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'tooLarge';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // Returning from the loop cancels the stream.
    for await (const part of request.body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) return 'tooLarge';
      parts.push(part);
    }
    const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
    return await new Response(new Blob(parts), { headers }).formData();
  } catch {
    return 'unreadable';
  }
};
