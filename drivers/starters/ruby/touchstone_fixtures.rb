# The fixture classes that scenarios use (docs/fixtures.md), with the names of the interface; the kit adds those of the driver.
module TouchstoneFixtures
  # Returns the entry of the first map that has the name, in a list; an empty list when none has it.
  def self.find(name, *maps)
    maps.each do |map|
      entries = map.is_a?(Array) ? map.each_with_index.map { |value, key| [key, value] } : map.to_a
      entry = entries.find { |key, _| key.to_s == name.to_s }
      return [entry.last] if entry
    end
    []
  end

  # Shows entries of maps as attributes of an object.
  module Attributes
    def respond_to_missing?(name, include_private = false)
      !attribute(name).empty? || super
    end

    def method_missing(name, *args)
      found = attribute(name)
      found.empty? || !args.empty? ? super : found.first
    end
  end

  class Model
    include Attributes

    def initialize(attributes = {}, relations = {}, appended = {}, others = {}, route_key = nil)
      @attributes, @relations, @appended, @others = [attributes, relations, appended, others].map { |map| map || {} }
      @route_key = route_key
    end

    def getAttributes = @attributes
    def toArray = @attributes
    def jsonSerialize = @attributes
    def relationLoaded(name) = !TouchstoneFixtures.find(name, @relations).empty?
    def hasAppended(name) = !TouchstoneFixtures.find(name, @appended).empty?
    def getKey = TouchstoneFixtures.find('id', @attributes).first
    def getRouteKey = @route_key
    def getRouteKeyName = 'slug'
    def offsetExists(name) = !attribute(name).empty?
    def offsetGet(name) = attribute(name).first
    def offsetSet(name, value); end
    def offsetUnset(name); end

    private

    def attribute(name) = TouchstoneFixtures.find(name, @attributes, @relations, @others)
  end

  class Pivot
    include Attributes

    def initialize(table = '', values = {})
      @table = table
      @values = values || {}
    end

    def getTable = @table

    private

    def attribute(name) = TouchstoneFixtures.find(name, @values)
  end

  class Song
    attr_accessor :title

    def initialize(title = nil)
      @title = title
    end

    def self.guessResourceName = ['SongResource']
  end

  class Nest
    def initialize(depth)
      @depth = depth
    end

    def jsonSerialize = @depth.positive? ? [Nest.new(@depth - 1)] : 'inmost'
  end

  class ViewFactory
    attr_reader :view, :data

    class << self
      # Finds a class of the implementation by its name in the interface.
      attr_accessor :class_named
    end

    def make(view, data)
      @view = view
      @data = data
      text = TouchstoneFixtures.find('title', data).first || "Tom & 'Jerry'"
      ViewFactory.class_named.call('HtmlString').new("<nav class=\"#{view}\">#{text}</nav>")
    end
  end

  ALL = [Model, Pivot, Song, Nest, ViewFactory].freeze
end
