/** Marks the resource when `response` calls `toResponse`, so that a fault can be one of direct calls of `toResponse` alone. */
const askedByResponse = {
  file: 'src/reference/resource/json-resource.ts',
  replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
  by: `Reflect.set(this, 'isAskedByResponse', true);
    return this.toResponse(request ?? this.resolveRequestFromContainer());`,
};

module.exports = { askedByResponse };
