/**
 * `fetch` for a body that takes long to send: an XMLHttpRequest is the only way a browser says how much of it has gone.
 * Calls back with a share from 0 to 1.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (url, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url instanceof Request ? url.url : url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener("load", () =>
        resolve(
          new Response(request.responseText, { status: request.status, statusText: request.statusText }),
        ),
      );
      request.addEventListener("error", () => reject(new TypeError("The request failed.")));
      request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      if (signal?.aborted) return reject(new DOMException("Aborted", "AbortError"));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body instanceof FormData || typeof body === "string" ? body : null);
    });
