# A Touchstone driver: says what is judged and how it is spelled. touchstone_protocol.rb does the rest.
#
# 1. Replace the toy by your implementation. 2. `touchstone smoke --driver "ruby driver.rb"` tells whether the driver
# works. 3. `touchstone run --driver "ruby driver.rb"` judges. Ruby 3.0 or later, standard library only.
require_relative 'touchstone_protocol'

# ---- The toy. REPLACE IT BY YOUR IMPLEMENTATION, such as: require 'acme_pages'

module ToyPages
  # Returns the items of whatever holds items; any other value is a single item.
  def self.to_map(items)
    holder = %i[all to_array json_serialize get_iterator].find { |name| items.respond_to?(name) }
    return to_map(items.public_send(holder)) if holder
    return items.dup if items.is_a?(Hash)

    list = items.nil? ? [] : items.is_a?(Array) ? items : [items]
    list.each_with_index.to_h { |item, index| [index, item] }
  end
end

class Collection
  attr_reader :all

  def initialize(items = [])
    @all = ToyPages.to_map(items)
  end

  def push(item)
    @all[(@all.keys.grep(Integer) + [-1]).max + 1] = item
    self
  end
end

class Paginator
  class << self
    attr_accessor :resolver

    def current_page_resolver(resolver)
      raise TypeError, "current_page_resolver: expected a Proc, received #{resolver.inspect}" unless resolver.is_a?(Proc)

      Paginator.resolver = resolver
      nil
    end

    def resolve_current_page(page_name = 'page', default = 1)
      return default if Paginator.resolver.nil?

      page = Paginator.resolver.call(page_name)
      page == true ? 1 : page.to_s.to_i
    end
  end

  attr_reader :items, :per_page, :current_page

  def initialize(items, per_page, current_page = nil, options = {})
    raise TypeError, "options: expected a Hash, received #{options.inspect}" unless options == [] || options.is_a?(Hash)

    given = ToyPages.to_map(items)
    size = per_page.negative? ? [given.size + per_page, 0].max : per_page
    @items = given.first(size).to_h
    @has_more = given.size > per_page
    @per_page = per_page
    page = [nil, 0].include?(current_page) ? Paginator.resolve_current_page : current_page
    @current_page = valid_page_number?(page) ? page : 1
    @path = '/'
  end

  def count
    @items.size
  end

  def more_pages?
    @has_more
  end

  def to_array
    { 'current_page' => @current_page, 'data' => @items }
  end

  def set_path(path)
    @path = path
    self
  end

  protected

  def valid_page_number?(page)
    page >= 1
  end
end

# ---- What the suite and the protocol must know of it

module Driver
  IMPLEMENTATION = { name: 'toy-pages', version: '0.1.0', language: 'ruby' }.freeze
  # `touchstone list rows` lists the rows. Add one at a time; in the end serve "Paginator.*" and say what it LACKS.
  SERVES = %w[
    __construct items count perPage currentPage hasMorePages setPath
    isValidPageNumber currentPageResolver resolveCurrentPage
  ].map { |name| "Paginator.#{name}" }.freeze
  LACKS = [].freeze # such as { row: 'Paginator.toPrettyJson', reason: 'not in 2.3' }
  CAPABILITIES = %w[define fixtures].freeze # "request" needs a class Request (from a URI) below, and a function set_request
  # The habits of PHP that the implementation follows (docs/traits.md): what needs another one is not asked.
  TRAITS = {
    follows: %w[ordered-maps null-items surplus-items], declines: %w[messages],
    notApplicable: [{ trait: 'integer-like-keys', reason: '"3" and 3 are different keys of a Hash' }]
  }.freeze
  CLASSES = { 'Paginator' => Paginator, 'Collection' => Collection }.freeze
  KINDS = { 'Type' => TypeError, 'InvalidArgument' => ArgumentError }.freeze # any other error is Generic
  # What is spelled otherwise than perPage as per_page; touchstone_protocol.rb lists this hook and the others.
  NAMES = { 'hasMorePages' => 'more_pages?', 'isValidPageNumber' => 'valid_page_number?' }.freeze
  # What some objects show beside their handle: see "Values" in docs/protocol.md.
  STATE = { Collection => ->(items) { { items: items.all } } }.freeze

  # Brings all static state of the implementation back to its defaults.
  def self.reset
    Paginator.resolver = nil
  end
end

Touchstone.serve(Driver)
